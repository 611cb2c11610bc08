import { Modal, Slider } from 'antd';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { userCache } from '../../../../session/userCache.ts';
import styles from './AvatarCrop.module.css';
import { cropPicture } from './cropPicture.ts';

export interface ChosenPicture {
  readonly file: File;
  /** Of the file, inside this page. */
  readonly address: string;
}

interface AvatarCropProps {
  picture: ChosenPicture;
  onClose: () => void;
}

export function AvatarCrop({ picture, onClose }: AvatarCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [saving, setSaving] = useState(false);
  /** Null until the picture has been measured. */
  const [area, setArea] = useState<Area | null>(null);

  async function save() {
    if (saving || !area) return;
    setSaving(true);
    try {
      const body = new FormData();
      body.append('file', await cropPicture(picture.file, area), 'avatar.jpg');
      const { id } = await apiClient.call('fileUpload', { body });
      // Specification §7: with an avatar, the header File-Ids carries its id.
      const operator = await apiClient.call('userUpdate', { body: { avatar: id } }, { headers: { 'File-Ids': id } });
      userCache.update(operator);
      showToast({ kind: 'success', text: '头像已更换' });
      onClose();
    } catch (error) {
      if (error instanceof DOMException) showToast({ kind: 'error', text: '这张图片打不开，请换一张' });
      setSaving(false);
    }
  }

  return (
    <Modal
      open
      title="裁剪头像"
      okText="使用这张"
      cancelText="取消"
      confirmLoading={saving}
      okButtonProps={{ disabled: area === null }}
      onOk={() => void save()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <div className={styles['stage']}>
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': '裁剪区域，可用方向键移动' }}
        />
      </div>
      <div className={styles['zoom']}>
        <span>放大</span>
        <Slider
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          tooltip={{ open: false }}
          ariaLabelForHandle="放大倍数"
        />
      </div>
    </Modal>
  );
}
