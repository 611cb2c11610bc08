import styles from './CouponRules.module.css';

/** The rules of coupons, in the words of the product rules that hold at checkout. */
export function CouponRules() {
  return (
    <section className={styles['rules']} aria-labelledby="coupon-rules">
      <h2 id="coupon-rules">用券说明</h2>
      <ul>
        <li>一笔订单用一张券，结算时自动选最省的一张，并写明为什么。</li>
        <li>先算满减活动，再算券，最后算积分。</li>
        <li>整单退款，券退回，到期日不变；部分退款，券不退，按每行实付退钱。</li>
      </ul>
    </section>
  );
}
