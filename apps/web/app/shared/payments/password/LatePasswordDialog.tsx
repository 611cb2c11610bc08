import { LateAntd } from '../../../ui/antd/LateAntd.tsx';
import PasswordDialog from './PasswordDialog.tsx';

/** The wallet's own dialog, with antd, in a page that has none. */
export default function LatePasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <LateAntd>
      <PasswordDialog onClose={onClose} />
    </LateAntd>
  );
}
