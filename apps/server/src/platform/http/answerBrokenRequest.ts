import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes } from '@jiwu/contract';

/** For bytes that are not HTTP: headers too large or malformed. There is no request to answer, only a socket. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const { code, msg } = errorCodes.INVALID_INPUT;
  const body = JSON.stringify({ flag: false, code, msg, data: null });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
