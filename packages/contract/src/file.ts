import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { rules } from './rules.ts';

export const fileEndpoints = {
  fileUpload: endpoint({
    method: 'POST',
    path: '/file/upload',
    summary: '上传一张图片；在被使用之前只有本人能看',
    caller: 'user',
    upload: true,
    answer: z.strictObject({ id, width: z.number().int(), height: z.number().int() }),
    perMinute: 30,
  }),
  fileGet: endpoint({
    method: 'GET',
    path: '/file/:id',
    base: '',
    summary: '一个文件；图片可以带宽度',
    caller: 'anyone',
    params: z.strictObject({ id }),
    query: z.strictObject({ w: z.enum(rules.pictureWidths).optional() }),
    answer: z.unknown(),
    binary: true,
    owned: { id: 'file' },
  }),
};
