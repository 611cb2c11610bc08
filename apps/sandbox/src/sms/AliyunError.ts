/** A refusal by Aliyun's gateway, before the product sees the call; product refusals (isv.…) come with status 200. */
export class AliyunError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'AliyunError';
    this.status = status;
    this.code = code;
  }
}
