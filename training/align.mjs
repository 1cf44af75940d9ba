// Where the words of a text stand in what a recogniser made of it.

/** The stretches of `said` as stretches of `heard`; undefined where too little of one was heard. */
export function alignSpans(said, heard, spans) {
  const [from, to] = [wordsOf(said), wordsOf(heard)];
  const partner = alignWords(
    from.map(({ text }) => text),
    to.map(({ text }) => text),
  );
  return spans.map(([start, end]) => {
    const inside = from.flatMap((word, i) => (word.start < end && word.end > start ? [partner[i]] : []));
    const found = inside.filter((i) => i !== undefined);
    if (found.length === 0 || found.length * 2 < inside.length) return undefined;
    return [to[Math.min(...found)].start, to[Math.max(...found)].end];
  });
}

function wordsOf(text) {
  return [...text.matchAll(/[\p{L}\p{N}']+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** For each word of one list the word of the other it is paired with: the longest common run in order. */
function alignWords(a, b) {
  const best = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      best[i][j] = a[i] === b[j] ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
  const partner = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) partner[i++] = j++;
    else if (best[i + 1][j] >= best[i][j + 1]) i++;
    else j++;
  }
  return partner;
}
