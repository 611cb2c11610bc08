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
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {fileId && <img src={`/file/${fileId}?w=160`} alt={alt} width={80} />}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void uploadPicture(file).then((picture) => picture && onChange(picture.fileId));
        }}
      />
    </>
  );
}
