import { Button } from 'antd';
import { Link, useNavigate, useParams } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { useAddress } from '../../../ui/address/useAddress.ts';
import { useCursorList } from '../../../ui/list/useCursorList.ts';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../../ui/states/StateMessage.tsx';
import { VersionChanges } from './VersionChanges.tsx';
import { VersionList } from './VersionList.tsx';
import styles from './Versions.module.css';

/** Who published what of a product, and when; beside it what one version changed, and the way back to it. */
export function VersionsPage() {
  const { id = '' } = useParams();
  const { query } = useAddress();
  const go = useNavigate();
  const read = useRead('staffProductGet', { params: { id } });
  const list = useCursorList('staffProductVersions', {}, { params: { id } });
  const retry = () => {
    list.retry();
    void read.refetch();
  };
  if ((read.isError && !read.data) || list.isFailed) return <LoadFailed what="这件商品的版本" onRetry={retry} />;
  const product = read.data;
  if (!product || list.isLoading) return <PageHead title="商品的版本" about="正在加载…" />;
  const { title = '' } = product.live ?? product.draft?.body ?? {};
  const about = [
    `商品 ${product.no}`,
    product.live && `现在 v${product.liveNo}`,
    product.draft && `草稿 v${product.draft.no}`,
  ];
  const no = Number(query['no'] ?? list.rows[0]?.no);
  return (
    <>
      <PageHead title={`${title} 的版本`} about={about.filter(Boolean).join('，')}>
        <Button onClick={() => void go(`/products/${id}`)}>回到编辑</Button>
      </PageHead>
      {list.rows.length === 0 ? (
        <StateMessage icon="clock" title={product.live ? '还没有从控制台发布过' : '还没发布过'}>
          每次发布都会记在这里：谁、什么时候、为什么、改了什么。<Link to={`/products/${id}`}>回到编辑</Link>
        </StateMessage>
      ) : (
        <div className={styles['columns']}>
          <VersionList list={list} liveNo={product.liveNo} openNo={no} />
          <VersionChanges key={no} product={product} no={no} />
        </div>
      )}
    </>
  );
}
