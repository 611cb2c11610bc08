import { Button } from 'antd';
import { durationWords } from '../../../format/durationWords.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { CodeFrame } from './CodeFrame.tsx';

interface MiniProgramCodeProps {
  image: string | undefined;
  state: 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired' | 'failed';
  /** Why there is no code. */
  problem: string | undefined;
  /** The last question for the result found no answer; it is asked again by itself. */
  unreachable: boolean;
  nickname: string;
  secondsLeft: number;
  renewing: boolean;
  onRenew: () => void;
}

export function MiniProgramCode(props: MiniProgramCodeProps) {
  const { image, state, nickname, secondsLeft, onRenew } = props;
  const picture = image && <img src={image} alt="登录用的小程序码" width={208} height={208} />;
  const renew = (
    <Button type="primary" ghost loading={props.renewing} icon={<Icon name="refresh" size={16} />} onClick={onRenew}>
      换一个码
    </Button>
  );
  switch (state) {
    case 'failed':
      return (
        <CodeFrame
          code={null}
          veil={renew}
          title="小程序码没有取到"
          text={props.problem ?? '请稍后再试'}
          foot="也可以先用密码登录"
        />
      );
    case 'scanned':
      return (
        <CodeFrame
          code={picture}
          veil={
            <>
              <b>{nickname}</b>
              已扫码，待确认
            </>
          }
          title="在手机上确认"
          text={`已由「${nickname}」扫码，请在手机上点「确认登录」。`}
          foot={
            <Button type="link" size="small" loading={props.renewing} onClick={onRenew}>
              不是我，换一个码
            </Button>
          }
        />
      );
    case 'confirmed':
      return <CodeFrame code={picture} veil={<b>{nickname}</b>} title="已确认" text="正在登录。" foot={null} />;
    case 'refused':
      return (
        <CodeFrame
          code={picture}
          veil={renew}
          title="手机上取消了登录"
          text="没有登录。要登录请换一个码再扫。"
          foot={null}
        />
      );
    case 'expired':
      return (
        <CodeFrame
          code={picture}
          veil={renew}
          title="这个码已失效"
          text="为了安全，小程序码 5 分钟失效一次。"
          foot="换一个码即可继续"
        />
      );
    case 'waiting':
      return (
        <CodeFrame
          code={picture}
          title={props.unreachable ? '暂时连不上' : '用微信扫这个小程序码'}
          text={props.unreachable ? '正在重试，请检查网络。' : '会打开“集物”小程序，在里面点「确认登录」。'}
          foot={
            image && (
              <>
                <Icon name="clock" size={14} />
                <span role="timer">{durationWords(Math.min(secondsLeft, 300))}后失效</span>
              </>
            )
          }
        />
      );
  }
}
