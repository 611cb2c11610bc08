import { staffRoles } from '@jiwu/api-client/staffRoles';
import type { StaffEndpointName, StaffRole } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { roleNames } from '../../session/access.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './Members.module.css';

interface Duty {
  readonly what: string;
  readonly reads: StaffEndpointName;
  /** None: nobody changes it here. */
  readonly does?: StaffEndpointName;
}

/** Each row reads the contract: what stands here is what the server does. */
const duties: readonly Duty[] = [
  { what: '订单、发货', reads: 'staffOrderList', does: 'staffOrderDispatch' },
  { what: '售后审核', reads: 'staffAfterSaleList', does: 'staffAfterSaleApprove' },
  { what: '看全收件人', reads: 'staffOrderRecipient', does: 'staffOrderRecipient' },
  { what: '商户审核', reads: 'staffBusinessList', does: 'staffBusinessApprove' },
  { what: '开箱入库与定级', reads: 'staffUnitList', does: 'staffUnitGrade' },
  { what: '回复评价', reads: 'staffReviewReply', does: 'staffReviewReply' },
  { what: '一抢排期', reads: 'staffWootList', does: 'staffWootCreate' },
  { what: '达人与佣金比例', reads: 'staffCelebrityList', does: 'staffCelebrityCreate' },
  { what: '批准大额退款、兑付和奖品', reads: 'staffApprovalList', does: 'staffApprovalApprove' },
  { what: '退款排障', reads: 'staffRefundList', does: 'staffRefundResend' },
  { what: '发票', reads: 'staffInvoiceIssue', does: 'staffInvoiceIssue' },
  { what: '文章与指南', reads: 'staffContentList', does: 'staffContentCreate' },
  { what: '广告创意', reads: 'staffAdvertisementList', does: 'staffAdvertisementApprove' },
  { what: '员工与角色', reads: 'staffMemberList', does: 'staffMemberChange' },
];

const may = (role: StaffRole, name: StaffEndpointName | undefined): boolean =>
  name !== undefined && staffRoles[name].includes(role);

/** Who may do what. It is published with a version; nobody changes it here. */
export function RoleMatrix() {
  return (
    <Panel title="谁能做什么" note="随版本发布，这里只看，不能逐格改" isFlush>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">事情</th>
            {rules.staff.roles.map((role) => (
              <th key={role} scope="col">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {duties.map(({ what, reads, does }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {rules.staff.roles.map((role) => (
                <td key={role}>
                  <Cell does={may(role, does)} reads={may(role, reads)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Cell({ does, reads }: { does: boolean; reads: boolean }) {
  if (does) return <i>做</i>;
  return reads ? <i data-reads>看</i> : <span className="quiet">—</span>;
}
