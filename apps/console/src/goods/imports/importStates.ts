import type { GoodsImport } from '@jiwu/contract';

export const importStates: Readonly<Record<GoodsImport['state'], string>> = {
  uploaded: '等对列',
  checking: '正在核对',
  checked: '等写入',
  applying: '正在写入',
  applied: '写完',
  undoing: '正在撤回',
  undone: '已撤回',
  stopped: '放下了',
};
