/** A text with some of its stretches ({start, end, made}, in order) swapped, and where a place of the old one lies in it. */
export function swapped(text, swaps) {
  let [after, last] = ['', 0];
  const moved = [];
  for (const { start, end, made } of swaps) {
    after += text.slice(last, start);
    moved.push({ start, end, from: after.length, by: after.length + made.length - end });
    after += made;
    last = end;
  }
  const place = (at) => {
    const inside = moved.find(({ start, end }) => start < at && at < end);
    return inside ? inside.from : at + (moved.findLast(({ end }) => end <= at)?.by ?? 0);
  };
  return { text: after + text.slice(last), place };
}
