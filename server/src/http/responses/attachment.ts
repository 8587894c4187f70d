import type { FastifyReply } from 'fastify';

/** RFC 6266: a plain name for old programs, and the real one. */
const toAttachment = (name: string) => {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

type Attachment = { name: string; contentType: string; bytes: Buffer };

export const sendAttachment = (reply: FastifyReply, { name, contentType, bytes }: Attachment) =>
  reply
    .headers({ 'cache-control': 'private, no-store', 'content-disposition': toAttachment(name) })
    .type(contentType)
    .send(bytes);
