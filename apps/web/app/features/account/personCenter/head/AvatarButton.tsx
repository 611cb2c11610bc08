import { rules } from '@jiwu/contract/rules';
import { type ChangeEvent, Suspense, useEffect, useId, useState } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.ts';
import { useUserCache } from '../../../../session/userCache.ts';
import { Avatar } from '../../../../shared/people/avatar/Avatar.tsx';
import type { ChosenPicture } from './AvatarCrop.tsx';
import styles from './AvatarButton.module.css';

/** The cropping tool is loaded only when a user changes the picture. */
const AvatarCrop = lazyPart(async () => ({ default: (await import('./AvatarCrop.tsx')).AvatarCrop }));

const { imageTypes, maxBytes } = rules.upload;

/** The picture is the button: choosing a file opens the cropping. */
export function AvatarButton() {
  const { avatar, name } = useUserCache((state) => state.operator);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const id = useId();

  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture.address);
    },
    [picture],
  );

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file chosen again must be a change again.
    target.value = '';
    if (!file) return;
    if (!(imageTypes as readonly string[]).includes(file.type)) {
      showToast({ kind: 'error', text: '请选择 JPG、PNG 或 WebP 图片' });
    } else if (file.size > maxBytes) {
      showToast({ kind: 'error', text: '图片不能超过 10 MB，请压缩后再选' });
    } else {
      setPicture({ file, address: URL.createObjectURL(file) });
    }
  }

  return (
    <div className={styles['avatar']}>
      <Avatar fileId={avatar} name={name} size={80} />
      <input id={id} type="file" accept={imageTypes.join(',')} onChange={choose} aria-label="更换头像" />
      <label htmlFor={id} title="更换头像">
        <Icon name="camera" size={16} />
      </label>
      {picture && (
        <Suspense>
          <AvatarCrop picture={picture} onClose={() => setPicture(null)} />
        </Suspense>
      )}
    </div>
  );
}
