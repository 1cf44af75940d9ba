import { expect, test } from 'vitest';
import { sourceAddress, trustedProxies } from '../../src/http/transport/source-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, source) => {
  expect(sourceAddress(address)).toBe(source);
});

test('a proxy is known by its address, with a port or without, and by nothing else', () => {
  const trusted = trustedProxies(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']);
  for (const proxy of ['10.1.2.3', '10.1.2.3:8080', '::ffff:10.1.2.3', '127.0.0.1', '[2001:db8::5]:80', '2001:db8::5'])
    expect(trusted(proxy), proxy).toBe(true);
  for (const other of ['11.1.2.3', '11.1.2.3:10', '127.0.0.2', '2001:db9::5', 'unknown', '', '10.1.2.3:x'])
    expect(trusted(other), other).toBe(false);
});
