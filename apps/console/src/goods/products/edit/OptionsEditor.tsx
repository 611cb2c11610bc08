import type { DraftInput } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, Select } from 'antd';
import styles from '../Products.module.css';
import { newOption } from './draft.ts';

interface OptionsEditorProps {
  readonly options: DraftInput['options'];
  readonly isLocked: boolean;
  readonly onChange: (options: DraftInput['options']) => void;
}

const { product } = rules.goods;

/** What a buyer chooses by: 颜色 with its values, 规格 with its values. */
export function OptionsEditor({ options, isLocked, onChange }: OptionsEditorProps) {
  const set = (at: number, change: Partial<DraftInput['options'][number]>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...change } : option)));
  return (
    <div className={styles['grid']}>
      {options.map(({ name, values }, at) => (
        // The place is what an option is known by while its name is being typed.
        // oxlint-disable-next-line react/no-array-index-key
        <OptionLine key={at}>
          <Input
            aria-label={`第 ${at + 1} 个选项的名称`}
            disabled={isLocked}
            maxLength={product.optionNameMax}
            value={name}
            onChange={({ target }) => set(at, { name: target.value })}
          />
          <Select
            mode="tags"
            aria-label={`${name} 有哪些`}
            placeholder="写一个，按回车"
            disabled={isLocked}
            maxCount={product.maxOptionValues}
            tokenSeparators={[',', '，']}
            value={values.map(({ value }) => value)}
            onChange={(words: string[]) =>
              set(at, {
                values: words.map(
                  (value) => values.find((one) => one.value === value) ?? { value, swatch: null, pictureId: null },
                ),
              })
            }
          />
        </OptionLine>
      ))}
      {!isLocked && (
        <>
          <span />
          <span>
            {options.length < product.maxOptions && (
              <Button type="link" onClick={() => onChange([...options, newOption(options)])}>
                加一个选项
              </Button>
            )}
            {options.length > 0 && (
              <Button type="link" onClick={() => onChange(options.slice(0, -1))}>
                去掉最后一个选项
              </Button>
            )}
          </span>
        </>
      )}
    </div>
  );
}

function OptionLine({ children }: { children: React.ReactNode }) {
  return <>{children}</>;
}
