import { Picture } from '../../files/picture/Picture.tsx';

interface LinePictureProps {
  picture: { readonly fileId: string; readonly placeholder: string };
  size: 56 | 72;
  className?: string | undefined;
}

/** The picture of goods in a list of lines. The title stands beside it, so it has no words of its own. */
export function LinePicture({ picture: { fileId, placeholder }, size, className }: LinePictureProps) {
  return (
    <Picture
      className={className}
      fileId={fileId}
      placeholder={placeholder}
      alt=""
      sizes={`${size}px`}
      maxWidth={160}
      width={size}
      eager
    />
  );
}
