import { useCartCount } from '../../../session/cart.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { pressCart } from '../../../shared/cart/pressCart.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { Menu, Mine } from '../mine/Mine.ts';
import { Section } from './Section.tsx';
import { type Own, type Service, serviceGroups } from './services.ts';
import styles from './Services.module.css';
import { Waiting } from './Waiting.tsx';

interface ServicesProps {
  menu: Menu | null;
  mine: Mine | null;
}

const CART = '/cart/mine';

/** Every service, with how many things wait there (blue) or lie there (grey). */
export function Services({ menu, mine }: ServicesProps) {
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  const operator = useUserCache((state) => state.operator);
  const cartKinds = useCartCount((state) => state.kinds);
  const own: Own = { operator, cartKinds, menu, mine };
  return (
    <Section title="服务" note={isLoggedIn ? '蓝色数字等您处理' : undefined}>
      <div className={styles['groups']}>
        {serviceGroups.map(({ title, services }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {services.map((service) => (
                <li key={service.to}>
                  <LightLink to={service.to} onClick={service.to === CART ? pressCart : undefined}>
                    <Icon name={service.icon} size={20} />
                    {service.label}
                    {(isLoggedIn || service.to === CART) && <Figure service={service} own={own} />}
                  </LightLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

function Figure({ service: { waiting, there }, own }: { service: Service; own: Own }) {
  const waits = own.menu && waiting ? waiting(own.menu) : 0;
  if (waits > 0) return <Waiting count={waits} />;
  const lies = there?.(own) ?? '';
  return lies === '' ? null : <em className={styles['there']}>{lies}</em>;
}
