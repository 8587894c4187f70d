import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

import { isSameText } from './cookies';

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

export const isThisMachine = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/i.test(address);

export const isForwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** Whether a request comes from one of the addresses and networks; with `null`, from this machine and not through a proxy. */
export const createAddressCheck = (addresses: string[] | null, trustProxy: number) => {
  const permitted = toBlockList(addresses ?? []);
  return (request: FastifyRequest): boolean => {
    // The address reported by an untrusted proxy could be anyone's.
    if (isForwarded(request) && (addresses === null || trustProxy === 0)) return false;
    const { ip } = request;
    return addresses === null ? isThisMachine(ip) : permitted.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  };
};

/** False where no token is configured. */
export const hasBearer = ({ headers }: FastifyRequest, token: string): boolean =>
  token !== '' && isSameText(headers.authorization ?? '', `Bearer ${token}`);
