import { useState } from 'react';
import { FileButton } from '../../ui/files/FileButton.tsx';
import { uploadPicture } from './uploadPicture.ts';

interface PictureFieldProps {
  readonly id: string;
  readonly label: string;
  /** What the picture shows. */
  readonly alt: string;
  readonly fileId: string | null;
  readonly onChange: (fileId: string) => void;
}

/** One picture of something; a new one takes its place. */
export function PictureField({ id, label, alt, fileId, onChange }: PictureFieldProps) {
  const [isBusy, setIsBusy] = useState(false);
  const add = async (file: File) => {
    setIsBusy(true);
    const picture = await uploadPicture(file);
    setIsBusy(false);
    if (picture) onChange(picture.fileId);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {fileId && <img src={`/file/${fileId}?w=160`} alt={alt} width={80} />}
      <FileButton
        id={id}
        label={fileId ? '换一张图片' : '选一张图片'}
        accept="image/jpeg,image/png,image/webp"
        isBusy={isBusy}
        onChosen={(file) => void add(file)}
      />
    </>
  );
}
