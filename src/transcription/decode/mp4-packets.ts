import { ApiError } from '../../kit/errors.ts';
import { TOO_MANY_PARTS } from './measure.ts';
import type { Box, BoxFile } from './mp4-boxes.ts';

/**
 * The samples that the tables of a track list. What lies beyond the file's end is given out as empty, so that whoever
 * takes them counts it.
 */
export function* samplePackets({ find, number, part }: BoxFile, stbl: Box): Generator<Uint8Array> {
  const sizes = find(stbl, 'stsz') ?? find(stbl, 'stz2');
  const offsets = find(stbl, 'stco') ?? find(stbl, 'co64');
  const stsc = find(stbl, 'stsc');
  if (!sizes || !offsets || !stsc) return;
  const isSmall = sizes.type === 'stz2';
  const size = isSmall ? 0 : number(sizes.start + 4);
  const width = isSmall ? number(sizes.start + 7, 1) / 8 : 4;
  if (width < 1) return;
  const count = size > 0 ? number(sizes.start + 8) : entries(number(sizes.start + 8), sizes, 12, width);
  const wide = offsets.type === 'co64' ? 8 : 4;
  const chunks = entries(number(offsets.start + 4), offsets, 8, wide);
  const runs = entries(number(stsc.start + 4), stsc, 8, 12);
  const ofRun = (run: number, field: number) => number(stsc.start + 8 + 12 * run + 4 * field);
  for (let [chunk, run, sample] = [0, 0, 0]; runs > 0 && chunk < chunks && sample < count; chunk++) {
    while (run + 1 < runs && ofRun(run + 1, 0) <= chunk + 1) run++;
    const inChunk = ofRun(run, 1);
    if (inChunk > count) throw new ApiError('INVALID_AUDIO', TOO_MANY_PARTS);
    const place = offsets.start + 8 + wide * chunk;
    let at = wide === 8 ? number(place) * 2 ** 32 + number(place + 4) : number(place);
    for (const end = Math.min(count, sample + inChunk); sample < end; sample++) {
      const bytes = size || number(sizes.start + 12 + width * sample, width);
      yield part(at, bytes);
      at += bytes;
    }
  }
}

/** As many as are promised, if there is room for them. */
function entries(promised: number, { start, end }: Box, head: number, width: number): number {
  return Math.max(0, Math.min(promised, Math.floor((end - start - head) / width)));
}

const BASE_GIVEN = 0x1;
const DESCRIPTION_GIVEN = 0x2;
const DURATION_GIVEN = 0x8;
const SIZE_GIVEN = 0x10;

/** The samples of a track's fragments, as recorders write that send while they record. */
export function* fragmentPackets(file: BoxFile, moov: Box, track: number): Generator<Uint8Array> {
  const { boxes, find, number } = file;
  const mvex = find(moov, 'mvex');
  let usual = 0;
  for (const trex of mvex ? boxes(mvex) : []) {
    if (trex.type === 'trex' && number(trex.start + 4) === track) usual = number(trex.start + 16);
  }
  for (const moof of boxes()) {
    if (moof.type !== 'moof') continue;
    for (const traf of boxes(moof)) {
      const tfhd = traf.type === 'traf' ? find(traf, 'tfhd') : undefined;
      if (!tfhd || number(tfhd.start + 4) !== track) continue;
      const flags = number(tfhd.start + 1, 3);
      const given = flags & BASE_GIVEN;
      const base = given ? number(tfhd.start + 8) * 2 ** 32 + number(tfhd.start + 12) : moof.at;
      let field = tfhd.start + 8 + (given ? 8 : 0);
      for (const flag of [DESCRIPTION_GIVEN, DURATION_GIVEN]) if (flags & flag) field += 4;
      yield* runPackets(file, traf, base, flags & SIZE_GIVEN ? number(field) : usual);
    }
  }
}

const OFFSET_GIVEN = 0x1;
const FIRST_FLAGS_GIVEN = 0x4;
const EACH_DURATION = 0x100;
const EACH_SIZE = 0x200;
const EACH_FLAGS = 0x400;
const EACH_SHIFT = 0x800;

function* runPackets({ boxes, number, part }: BoxFile, traf: Box, base: number, usual: number): Generator<Uint8Array> {
  let at = base;
  for (const trun of boxes(traf)) {
    if (trun.type !== 'trun') continue;
    const flags = number(trun.start + 1, 3);
    let field = trun.start + 8;
    if (flags & OFFSET_GIVEN) {
      at = base + (number(field) | 0);
      field += 4;
    }
    if (flags & FIRST_FLAGS_GIVEN) field += 4;
    const width = 4 * [EACH_DURATION, EACH_SIZE, EACH_FLAGS, EACH_SHIFT].filter((flag) => flags & flag).length;
    const promised = number(trun.start + 4);
    const count = width === 0 ? promised : entries(promised, trun, field - trun.start, width);
    for (let sample = 0; sample < count; sample++) {
      const place = field + width * sample + (flags & EACH_DURATION ? 4 : 0);
      const size = flags & EACH_SIZE ? number(place) : usual;
      yield part(at, size);
      at += size;
    }
  }
}
