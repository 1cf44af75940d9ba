// Copies what a service needs into a folder: node script/bundle.mjs FOLDER. See script/bundle.
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packagesThatRun, root } from './packages.mjs';
import { billOfMaterials } from './sbom.mjs';

const [folder = ''] = process.argv.slice(2);

/** What is ours: the built code with its pages, what it reads beside itself, and how it is started. */
const OWN = [
  'bin/svc',
  'build',
  'docs/guides',
  'web/docs',
  'docs/licences.md',
  'package.json',
  'script/aac',
  'src/departments/place-names.txt',
  'src/extraction/language-model/prompt.txt',
  'src/extraction/reader/weights',
  'src/transcription/decode/aac.wasm',
  'src/transcription/language/fire-language.bin',
];
const NOT_OWN = /^build\/(\.tsbuildinfo$|bench\/|.*\.built$)/;

const { platform, arch } = process;
const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;

/** Packages of which only these files are used; the licences of all stay. */
const USED = {
  'onnxruntime-node': new RegExp(`^(dist/|bin/napi-v\\d+/${platform}/${arch}/)`),
  'swagger-ui-dist': /^swagger-ui(-bundle\.js|\.css)$/,
};
/** Packages that are loaded by nothing: types, and what the lock file has for another C library. */
const UNUSED = [/^@types\//, isGlibc ? /^@libsql\/.*-musl/ : /^@libsql\/.*-gnu/];
/** Files that are loaded by nothing, in whichever package. */
const NEVER =
  /\.(map|[cm]?ts|md|markdown|flow|tsbuildinfo)$|^(test|tests|docs?|examples?|bench|benchmarks?|coverage|\.github)\//;
const ALWAYS = /(^|\/)package\.json$|(^|[/.])(licen[cs]e|copying|notice)[^/]*$/i;

const made = `${folder}.new`;
rmSync(made, { recursive: true, force: true });
for (const name of OWN) copy(name, (file) => !NOT_OWN.test(file));
const packages = packagesThatRun().filter(({ path }) => !UNUSED.some((unused) => unused.test(path)));
for (const { folder, path } of packages) copy(folder, (file) => isUsed(path, file.slice(folder.length + 1)));
writeFileSync(join(made, 'sbom.json'), billOfMaterials(packages));
rmSync(folder, { recursive: true, force: true });
renameSync(made, folder);
console.log(`${folder}: ${megabytes(folder)} MB, of which packages ${megabytes(join(folder, 'node_modules'))} MB`);

function isUsed(path, file) {
  // Packages inside packages are listed by themselves.
  if (file.startsWith('node_modules/')) return false;
  if (ALWAYS.test(file)) return true;
  const used = USED[path];
  return (used === undefined || used.test(file)) && !NEVER.test(file);
}

function copy(name, isWanted) {
  for (const file of filesOf(name)) {
    if (!isWanted(file)) continue;
    mkdirSync(join(made, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(made, file), { dereference: true });
  }
}

function filesOf(name) {
  if (!statSync(join(root, name)).isDirectory()) return [name];
  if (basename(name) === '.bin') return [];
  return readdirSync(join(root, name)).flatMap((child) => filesOf(`${name}/${child}`));
}

function megabytes(of) {
  const bytes = readdirSync(of, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(of, file)))
    .reduce((sum, { size }) => sum + size, 0);
  return Math.round(bytes / 1e6);
}
