export { addTemplate, changeTemplate, removeTemplate } from './changeTemplates.ts';
export { getTemplate, listTemplates } from './templateQueries.ts';
export type { Template, TemplateUse } from './Template.ts';
