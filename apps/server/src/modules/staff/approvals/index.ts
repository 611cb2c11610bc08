export type { Approval } from './Approval.ts';
export type { ApprovalEvidence, ApprovalKind, ApprovalKinds, Deed } from './ApprovalKind.ts';
export {
  countApprovals,
  findWaitingApprovals,
  getApproval,
  listLapsing,
  lockApproval,
  sumWaitingApprovals,
} from './approvalQueries.ts';
export { approvalsInvariants } from './approvalsInvariants.ts';
export { endApproval } from './endApproval.ts';
export { listApprovals } from './listApprovals.ts';
export { needsSecondPerson } from './needsSecondPerson.ts';
export { requestApproval } from './requestApproval.ts';
export { sealDeed } from './sealDeed.ts';
export { voidApproval } from './voidApproval.ts';
