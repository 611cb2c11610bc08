export { auditInvariants } from './auditInvariants.ts';
export { recordAudit } from './recordAudit.ts';
