import { useState } from 'react';
import { LateAntd } from '../../../ui/antd/LateAntd.tsx';
import { PageDialog } from '../../../ui/antd/dialog/PageDialog.tsx';
import { InvoiceTitleForm } from './InvoiceTitleForm.tsx';
import { InvoiceTitles } from './InvoiceTitles.tsx';
import { type InvoiceTitle, type InvoiceWish, wishOf } from './InvoiceWish.ts';

interface InvoiceDialogProps {
  value: InvoiceWish;
  onChosen: (value: InvoiceWish) => void;
  onClose: () => void;
}

/** The titles to choose from; adding or changing one takes their place until it is saved, and chooses it. */
export default function InvoiceDialog({ value, onChosen, onClose }: InvoiceDialogProps) {
  const [chosen, setChosen] = useState(value);
  const [edited, setEdited] = useState<InvoiceTitle | 'new' | null>(null);
  const heading = edited === null ? '发票' : edited === 'new' ? '新增抬头' : '修改抬头';
  return (
    <LateAntd>
      <PageDialog title={heading} onClose={edited === null ? onClose : () => setEdited(null)}>
        {edited === null ? (
          <InvoiceTitles chosen={chosen} onChoose={setChosen} onEdit={setEdited} onDone={() => onChosen(chosen)} />
        ) : (
          <InvoiceTitleForm
            title={edited === 'new' ? null : edited}
            onCancel={() => setEdited(null)}
            onSaved={(saved) => {
              setChosen(wishOf(saved));
              setEdited(null);
            }}
          />
        )}
      </PageDialog>
    </LateAntd>
  );
}
