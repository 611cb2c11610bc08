import { ApiError } from '@jiwu/api-client';
import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GoodsFinder } from '../../../shared/goods/finder/GoodsFinder.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { adQueries } from '../adQueries.ts';
import styles from './LandingPicker.module.css';

interface LandingPickerProps {
  /** The path of now. */
  path: string;
  onChosen: (path: string) => void;
  onClose: () => void;
}

/** A product, or the path of another page of the shop; the shop says whether it can be landed on. */
export function LandingPicker({ path, onChosen, onClose }: LandingPickerProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(path);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(wanted: string) {
    if (isAsking) return;
    setAsking(true);
    setProblem(null);
    try {
      const landing = await client.query(adQueries.landing(wanted));
      client.setQueryData(adQueries.landing(landing.path).queryKey, landing);
      onChosen(landing.path);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : '没有核对成，请再试一次');
    }
    setAsking(false);
  }

  return (
    <Drawer title="选落地页" onClose={onClose}>
      <form
        className={styles['path']}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') void ask(typed.trim());
        }}
      >
        <label>
          本站的路径
          <input
            value={typed}
            maxLength={rules.advertisement.landing.max}
            placeholder="例如 /resource?category=kitchen"
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Button busy={isAsking} onClick={() => typed.trim() !== '' && void ask(typed.trim())}>
          用这个路径
        </Button>
        <p>可以带上自己的邀请码（?i=），别人的不行。</p>
        <FormProblem text={problem} />
      </form>
      <GoodsFinder
        renderItem={(id, face) => (
          <button type="button" aria-disabled={isAsking} onClick={() => void ask(`/product?id=${id}`)}>
            {face}
          </button>
        )}
      />
    </Drawer>
  );
}
