import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { LoginFrame } from './LoginFrame.tsx';
import styles from './Login.module.css';

/** Shown once: whoever loses the phone signs in with one of them, each once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isKept, setIsKept] = useState(false);
  return (
    <LoginFrame>
      <h1>收好恢复码</h1>
      <p className="quiet">手机丢了或换了，用其中一个代替动态验证码登录。每个只能用一次，只显示这一次</p>
      <ul className={styles['codes']} aria-label="恢复码">
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </ul>
      <Button onClick={() => void navigator.clipboard.writeText(codes.join('\n'))} style={{ marginBottom: 16 }}>
        复制全部
      </Button>
      <p>
        <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
          已经抄下来，放在手机以外的地方
        </Checkbox>
      </p>
      <Button type="primary" block size="large" disabled={!isKept} onClick={onKept} className={styles['go'] ?? ''}>
        进入控制台
      </Button>
    </LoginFrame>
  );
}
