import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * What counts as one source. An IPv4 address is one; of IPv6 it is the /64, since whoever holds one address there
 * holds them all.
 */
export function sourceAddress(ip: string): string {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Whether an address, as a proxy may write it, is one of the proxies in front of the service. */
export function trustedProxies(ranges: string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (written) => {
    const address = plainAddress(written);
    return isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/** Some proxies add the port, which differs with every connection: 192.0.2.1:4711, [2001:db8::1]:4711. */
function plainAddress(written: string): string {
  const bare = /^\[(.+)\](:\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  const [withoutZone = ''] = address.split('%');
  return isIPv6(withoutZone) ? withoutZone : address;
}
