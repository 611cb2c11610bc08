import { OwnPicture } from '../../../shared/files/upload/OwnPicture.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import type { Message } from '../supportQueries.ts';

interface LargePictureProps {
  picture: Message['pictures'][number];
  onClose: () => void;
}

/** A picture of the conversation in its own shape. Loaded when first opened. */
export default function LargePicture({ picture, onClose }: LargePictureProps) {
  return (
    <Drawer title="图片" onClose={onClose}>
      <OwnPicture fileId={picture.fileId} alt="发出的图片" width="1080" size={picture} />
    </Drawer>
  );
}
