/** A multiple of three, so that the pieces of base64 join without padding in between. */
const PIECE = 3 * 256 * 1024;

/** Base64 as blobs: the browser may keep them on disk, where a string of 33 million characters would be in memory. */
export async function base64Parts(blob: Blob): Promise<Blob[]> {
  const parts: Blob[] = [];
  for (let start = 0; start < blob.size; start += PIECE) {
    const url = await dataUrl(blob.slice(start, start + PIECE));
    parts.push(new Blob([url.slice(url.indexOf(',') + 1)]));
  }
  return parts;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
