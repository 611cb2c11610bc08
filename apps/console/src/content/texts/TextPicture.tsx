import { useState } from 'react';
import { client } from '../../api/client.ts';
import { FileButton } from '../../ui/files/FileButton.tsx';

interface TextPictureProps {
  readonly label: string;
  readonly onMade: (id: string) => void;
}

/** A picture for a text: the shop keeps it, and tells the number by which the text names it. */
export function TextPicture({ label, onMade }: TextPictureProps) {
  const [isBusy, setIsBusy] = useState(false);
  const add = async (file: File) => {
    const body = new FormData();
    body.append('file', file);
    setIsBusy(true);
    try {
      onMade((await client.call('staffContentPictureAdd', { body })).id);
    } catch {
      // The client has said why.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <FileButton
      label={label}
      accept="image/jpeg,image/png,image/webp"
      isBusy={isBusy}
      onChosen={(file) => void add(file)}
    />
  );
}
