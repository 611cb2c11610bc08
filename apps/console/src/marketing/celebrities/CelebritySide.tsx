import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { client } from '../../api/client.ts';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FileButton } from '../../ui/files/FileButton.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import styles from '../Marketing.module.css';
import { type Celebrity, platformWords, stateNames } from './celebrityWords.ts';
import { Picks } from './Picks.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** One celebrity: pictures, what is recommended, and whether the page is shown. */
export function CelebritySide({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead('staffCelebrityGet', { params: { id } });
  const celebrity = read.data;
  const [isEditing, setIsEditing] = useState(false);
  if (read.isLoadingError) return <LoadFailed what="这位达人" onRetry={() => void read.refetch()} />;
  if (!celebrity) return <Panel title="达人">正在加载…</Panel>;
  return (
    <>
      <Panel title={celebrity.name} note={stateNames[celebrity.state]} extra={<Button onClick={onClose}>关闭</Button>}>
        {isEditing ? (
          <ProfileForm celebrity={celebrity} onDone={() => setIsEditing(false)} />
        ) : (
          <>
            <Facts
              rows={[
                ['领域', celebrity.field],
                ['简介', celebrity.bio],
                ['别处的粉丝', platformWords(celebrity.platforms)],
                ['这里关注', `${celebrity.followers} 人`],
              ]}
            />
            <Pictures celebrity={celebrity} />
            <Showing celebrity={celebrity}>
              <Button onClick={() => setIsEditing(true)}>改资料</Button>
            </Showing>
          </>
        )}
      </Panel>
      <Picks celebrity={celebrity} />
    </>
  );
}

const places = [
  ['avatar', '头像', 'avatarFileId'],
  ['cover', '封面', 'coverFileId'],
] as const;

function Pictures({ celebrity }: { celebrity: Celebrity }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busyPlace, setBusyPlace] = useState<'avatar' | 'cover' | null>(null);
  const queries = useQueryClient();
  const put = async (place: 'avatar' | 'cover', file: File) => {
    const body = new FormData();
    body.append('file', file);
    setProblem(null);
    setBusyPlace(place);
    try {
      const query = { place, version: String(celebrity.version) };
      await client.call('staffCelebrityPicture', { params: { id: celebrity.id }, query, body }, { inline: true });
      await queries.invalidateQueries();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusyPlace(null);
    }
  };
  return (
    <div className={styles['row']}>
      {places.map(([place, name, field]) => (
        <figure key={place} className={styles['picture']}>
          {celebrity[field] && <img src={`/file/${celebrity[field]}?w=160`} alt={name} />}
          <FileButton
            label={celebrity[field] ? `换一张${name}` : `传${name}，还没有`}
            accept="image/*"
            isBusy={busyPlace === place}
            onChosen={(file) => void put(place, file)}
          />
        </figure>
      ))}
      <FormProblem text={problem} />
    </div>
  );
}

function Showing({ celebrity: { id, state, version }, children }: { celebrity: Celebrity; children: ReactNode }) {
  const { isBusy, problem, send } = useSend('staffCelebrityState');
  const turn = async () => {
    const next = ({ hidden: 'shown', shown: 'hidden' } as const)[state];
    if (await send({ params: { id }, body: { state: next, version } })) say.done(stateNames[next]);
  };
  return (
    <>
      <FormProblem text={problem} />
      <div className={styles['acts']}>
        {children}
        <Button loading={isBusy} onClick={() => void turn()}>
          {({ hidden: '展示这一页', shown: '不再展示' } as const)[state]}
        </Button>
      </div>
    </>
  );
}
