export { addTemplate, changeTemplate, removeTemplate } from './changeTemplates.ts';
export { getTemplate, listTemplates } from './templateQueries.ts';
export type { Template } from './Template.ts';
