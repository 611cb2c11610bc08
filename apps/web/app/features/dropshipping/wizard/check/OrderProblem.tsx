import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { batchAddress } from '../../batchAddress.ts';
import { batchQueries } from '../../batchQueries.ts';

interface OrderProblemProps {
  /** What the shop has said. */
  refusal: string | null;
  isShort: boolean;
  /** Of the business. */
  isApproved: boolean;
}

/** Why the batch cannot be ordered, or was not. Where another waits to be paid, the way to it: a refusal has it asked for anew. */
export function OrderProblem({ refusal, isShort, isApproved }: OrderProblemProps) {
  const unpaid = useQuery(batchQueries.standing()).data?.unpaid;
  if (isShort) return <FormProblem text={shortWords} />;
  if (!isApproved) return <FormProblem text={stoppedWords} />;
  return <FormProblem text={refusal} way={unpaid && <Link to={batchAddress(unpaid.id, 'pay')}>去付款或取消</Link>} />;
}

const shortWords = '有的规格库存不够，请减少件数或删去几行。';
const stoppedWords = '这个商户已停用或在重新审核，不能再下单。可以在“选商品”换一个商户。';
