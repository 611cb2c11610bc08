import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useNavigate } from 'react-router';
import { say } from '../../api/say.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { useDraft } from '../../ui/draft/useDraft.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './Texts.module.css';
import { TextEditor } from './TextEditor.tsx';
import { sayTextProblems } from './textProblems.ts';
import { emptyWords, isWritten, kindNames, type Words } from './textWords.ts';

/** A new text: its words and the address that it will have for good. */
export function NewTextPage() {
  const { query } = useAddress();
  const kind = rules.content.kinds.find((name) => name === query['kind']) ?? 'article';
  const draft = useDraft<{ slug: string; words: Words }>(`text:${kind}`, { slug: '', words: emptyWords(kind) });
  const { slug, words } = draft.value;
  const { isBusy, problem, refusal, send } = useSend('staffContentCreate');
  const problems = sayTextProblems(refusal);
  const go = useNavigate();
  const isSlug = rules.content.slugPattern.test(slug);
  const save = async () => {
    const made = await send({ body: { slug, ...words } });
    if (!made) return;
    draft.clear();
    say.done('草稿已存');
    void go(`/texts/${made.id}`);
  };
  return (
    <>
      <PageHead title={`写一篇${kindNames[kind]}`} about="写了一半的会留在这台电脑上">
        <Button type="primary" disabled={!isSlug || !isWritten(words)} loading={isBusy} onClick={() => void save()}>
          存草稿
        </Button>
      </PageHead>
      <Panel title="地址">
        <div className={styles['form']}>
          <Input
            aria-label="地址里的词"
            placeholder="地址里的词，例如 firstKettle，定了不能改"
            maxLength={40}
            value={slug}
            onChange={({ target }) => draft.change({ slug: target.value.trim() })}
          />
          <FormProblem
            text={
              slug !== '' && !isSlug ? '小写字母开头，字母和数字，2 到 40 个' : problems.length > 0 ? null : problem
            }
          />
        </div>
      </Panel>
      <TextEditor
        words={words}
        problems={problems}
        onChange={(changes) => draft.change({ words: { ...words, ...changes } })}
      />
    </>
  );
}
