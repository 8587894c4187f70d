import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const expandIpv6 = (address: string) => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
};

/**
 * The address that rate limits count: for IPv6, the network of a household or office, which can use any number of
 * addresses.
 */
export const toCountedAddress = (address: string): string => {
  const ipv4 = mappedIpv4.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  return `${expandIpv6(address.split('%', 1)[0] ?? address)
    .slice(0, 4)
    .join(':')}::/64`;
};
