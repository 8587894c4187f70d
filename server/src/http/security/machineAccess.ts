import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

import { isSameText } from './cookies';

const thisMachine = ['127.0.0.0/8', '::1'];

const toBlockList = (addresses: string[]) => {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = '', prefix] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const isForwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** Whether a request comes from one of the addresses and networks; with `null`, from this machine and not through a proxy. */
export const createAddressCheck = (addresses: string[] | null, trustProxy: number) => {
  const permitted = toBlockList(addresses ?? thisMachine);
  return (request: FastifyRequest): boolean => {
    // The address reported by an untrusted proxy could be anyone's.
    if (isForwarded(request) && (addresses === null || trustProxy === 0)) return false;
    return permitted.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4');
  };
};

/** False where no token is configured. */
export const hasBearer = ({ headers }: FastifyRequest, token: string): boolean =>
  token !== '' && isSameText(headers.authorization ?? '', `Bearer ${token}`);
