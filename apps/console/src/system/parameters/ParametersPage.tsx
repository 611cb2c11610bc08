import type { Answer, Contract } from '@jiwu/contract';
import { useRead } from '../../api/useRead.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { ruleGroups, sayRule } from './ruleWords.ts';
import styles from './Parameters.module.css';

type Setting = Answer<Contract['staffParameterList']>['items'][number];

const settingNames: Readonly<Record<Setting['name'], string>> = {
  SITE_ORIGIN: '商城的地址',
  RETURN_RECIPIENT: '退货收件人',
  RETURN_PHONE: '退货电话',
  RETURN_ADDRESS: '退货地址',
  SMS_SIGN_NAME: '短信签名',
  SMS_PER_PHONE_MINUTE: '一个手机号一分钟最多几条短信',
  SMS_PER_PHONE_HOUR: '一个手机号一小时最多几条短信',
  SMS_PER_PHONE_DAY: '一个手机号一天最多几条短信',
  SMS_PER_BROWSER_DAY: '一个浏览器一天最多几条短信',
  SMS_PER_ADDRESS_DAY: '一个网络地址一天最多几条短信',
  SMS_BUDGET_PER_DAY: '全店一天最多几条短信',
  ACCESS_TOKEN_SECONDS: '登录凭证多少秒换一次',
  REFRESH_TOKEN_DAYS: '用户几天没来要重新登录',
  LOGIN_FREE_FAILURES_PER_ACCOUNT: '密码错几次以后要先算题',
  LOGIN_FAILURES_PER_ACCOUNT: '一个账号一天错几次就不让再试',
  STAFF_CODE_FAILURES: '员工验证码 15 分钟里能错几次',
  GUEST_CARTS_PER_ADDRESS_DAY: '一个网络地址一天最多几个访客购物车',
  TRACKING_ASK_SECONDS: '发出后多少秒第一次查物流',
};

/** 参数: what is in force, in words and units, and where each is set. Nothing is changed here. */
export function ParametersPage() {
  const read = useRead('staffParameterList', {});
  return (
    <>
      <PageHead
        title="参数"
        about="现在生效的数，只能看。规则跟着版本走，要改由开发改了再发版；配置在服务器的环境变量里，改了重启生效"
      />
      <div className={styles['page']}>
        {ruleGroups.map(({ title, rows }) => (
          <Panel key={title} title={title} note="规则" isFlush>
            <dl className={styles['rows']}>
              {rows.map((rule) => (
                <div key={rule.path}>
                  <dt>
                    {rule.name}
                    <span className="mono">{rule.path}</span>
                  </dt>
                  <dd>{sayRule(rule)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
        <Panel title="服务器的配置" note="不是秘密的那些" isFlush>
          {read.isLoadingError && <LoadFailed what="配置" onRetry={() => void read.refetch()} />}
          {read.isPending && <p className="quiet">正在读…</p>}
          <dl className={styles['rows']}>
            {(read.data?.items ?? []).map(({ name, value }) => (
              <div key={name}>
                <dt>
                  {settingNames[name]}
                  <span className="mono">{name}</span>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </>
  );
}
