import styles from './InPlainWords.module.css';

const answers = [
  {
    question: '为什么说谁都改不了结果？',
    answer:
      '每一期开始之前，我们先随机定下一串密钥，锁起来，只公布它的 SHA-256。SHA-256 像一枚指纹：同一串密钥总得到同一枚，换一个字就完全不同，而从指纹猜不回密钥。所以密钥一旦定下就换不掉，抽奖时它还没有公开，谁也没法提前知道结果。',
  },
  {
    question: '我的随机数有什么用？',
    answer:
      '它由您定，在抽之前就定好，我们改不了。号码由密钥、抽奖序号和您的随机数一起算出，少了哪一个都算不出来。这样连我们自己也不能挑一串对谁有利的密钥。',
  },
  {
    question: '号码是怎么算的？',
    answer:
      '用密钥对“序号:随机数”做 HMAC-SHA256，取结果的前 4 个字节当作一个整数，除以 10000 的余数就是号码。为了让 0000 到 9999 机会完全相等，不小于 4,294,960,000 的整数会跳过，改看后面 4 个字节。',
  },
  {
    question: '号码怎么对应奖品？',
    answer:
      '号段按上面的表从小到大排。您抽的那一刻用的是哪张表，会和结果一起记下来。某一档发完后，它的号段并入最后一档，之后的抽奖用新表，之前的不变。',
  },
  {
    question: '重算是在哪里做的？',
    answer:
      '在您自己的浏览器里，用的是公布的密钥和您每次抽奖的记录，断开网络也能算。也可以用任何能算 HMAC-SHA256 的工具自己算一遍。',
  },
];

/** The proof without the words of the trade. */
export function InPlainWords({ isOpen }: { isOpen: boolean }) {
  return (
    <details className={styles['plain']} open={isOpen}>
      <summary>用平常话说一遍</summary>
      <dl>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
