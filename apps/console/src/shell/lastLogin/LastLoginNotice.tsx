import { Button } from 'antd';
import { say } from '../../api/say.ts';
import { lastLoginNews } from '../../session/lastLoginNews.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './LastLoginNotice.module.css';

/** Told once, after the login: a sign-in that was not one's own can be ended here. */
export function LastLoginNotice() {
  const { lastLogin } = lastLoginNews();
  const end = useSend('staffOwnSessionEnd');
  if (!lastLogin) return null;
  const forget = () => lastLoginNews.setState({ lastLogin: null });
  const endIt = async () => {
    if (!(await end.send({ params: { id: lastLogin.sessionId } }))) return;
    say.done('那个登录已经结束，记得改密码');
    forget();
  };
  return (
    <div className={styles['notice']} role="status">
      <span>
        上次登录：{formatTime(lastLogin.at)}，来自 {lastLogin.address}
        {lastLogin.isLive && '，现在还没退出'}
      </span>
      {lastLogin.isLive && (
        <Button size="small" loading={end.isBusy} onClick={() => void endIt()}>
          不是我，结束它
        </Button>
      )}
      <Button size="small" type="text" onClick={forget}>
        知道了
      </Button>
      <FormProblem text={end.problem} />
    </div>
  );
}
