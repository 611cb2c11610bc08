export { auditInvariants } from './auditInvariants.ts';
export { type AuditRow, getAuditRow, getAuditValues, listAudit } from './auditQueries.ts';
export { recordAudit } from './recordAudit.ts';
export { verifyAudit } from './verifyAudit.ts';
