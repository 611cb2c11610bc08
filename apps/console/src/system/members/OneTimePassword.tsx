import { Button } from 'antd';

interface OneTimePasswordProps {
  readonly loginName: string;
  readonly password: string;
  readonly onSeen: () => void;
}

/** Handed over in person: the member sets an own password and binds an authenticator with it. */
export function OneTimePassword({ loginName, password, onSeen }: OneTimePasswordProps) {
  return (
    <>
      <h3>当面告诉本人，只显示这一次</h3>
      <dl>
        <dt className="quiet">登录名</dt>
        <dd className="mono">{loginName}</dd>
        <dt className="quiet">临时密码</dt>
        <dd className="mono" data-testid="oneTimePassword">
          {password}
        </dd>
      </dl>
      <p style={{ margin: '12px 0' }}>第一次登录会绑定验证器，并换成自己的密码。</p>
      <Button type="primary" onClick={onSeen}>
        已经告诉本人
      </Button>
    </>
  );
}
