import type { Address } from '../../../../shared/people/address/Address.ts';
import { AddressForm } from '../../../../shared/people/address/AddressForm.tsx';
import { LateAntd } from '../../../../ui/antd/LateAntd.tsx';
import { PageDialog } from '../../../../ui/antd/dialog/PageDialog.tsx';
import type { EditedAddress } from './EditedAddress.ts';

interface AddressDialogProps {
  edited: EditedAddress;
  onDone: (saved: Address) => void;
  onClose: () => void;
}

export default function AddressDialog({ edited, onDone, onClose }: AddressDialogProps) {
  const isNew = edited.kind === 'new';
  return (
    <LateAntd>
      <PageDialog title={isNew ? '新增地址' : '修改地址'} onClose={onClose}>
        <AddressForm address={isNew ? null : edited.address} isPasted={isNew && edited.isPasted} onDone={onDone} />
      </PageDialog>
    </LateAntd>
  );
}
