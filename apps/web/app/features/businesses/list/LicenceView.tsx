import { useState } from 'react';
import { OwnPicture } from '../../../shared/files/upload/OwnPicture.tsx';
import { PageDialog } from '../../../ui/antd/dialog/PageDialog.tsx';
import styles from './LicenceView.module.css';

interface LicenceViewProps {
  fileId: string;
  shopName: string;
}

/** The licence as a small picture, which opens. */
export function LicenceView({ fileId, shopName }: LicenceViewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-label={`看${shopName}的营业执照`}
        onClick={() => setOpen(true)}
      >
        <OwnPicture fileId={fileId} alt="" width="320" />
        <span>营业执照</span>
      </button>
      <PageDialog title={`${shopName}的营业执照`} open={isOpen} onClose={() => setOpen(false)}>
        <div className={styles['large']}>
          <OwnPicture fileId={fileId} alt={`${shopName}的营业执照`} width="1080" />
        </div>
      </PageDialog>
    </>
  );
}
