/** The sound of a container as it was found in it, still packed. */
export interface Track {
  codec: 'opus' | 'aac';
  /** Found one after the other while they are asked for; there may be more of them promised than there can be. */
  packets: Iterable<Uint8Array>;
  /** What the decoder must know beforehand: for Opus its identification header (RFC 7845), for AAC its AudioSpecificConfig. */
  description: Uint8Array | undefined;
  channels: number;
}

/** `none`: nothing that could be sound was found. Sound in an encoding that is not taken is refused by its name. */
export type Found = Track | 'none';
