export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #ffffff; --line: #d0d7de; --tile: #f6f8fa;
  --kept: #2c7a4b; --changed: #b35900; --removed: #b3261e; --added: #2563a8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9da7b3; --paper: #0d1117; --line: #30363d;
  --tile: #161b22; --kept: #57ab75; --changed: #e0954a; --removed: #f0837c; --added: #74a9e6; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.75rem 0 .25rem; }
p { margin: .25rem 0 1rem; max-width: 44rem; }
.soft { color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; margin: 1.5rem 0; padding: 0;
  list-style: none; }
.tiles li { background: var(--tile); border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1rem; }
.tiles strong { display: block; font-size: 1.9rem; line-height: 1.15; font-variant-numeric: tabular-nums; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 .5rem; padding: 0; list-style: none; }
.legend i { display: inline-block; width: .8rem; height: .8rem; border-radius: .15rem; margin-right: .4rem; }
svg { display: block; width: 100%; min-width: 36rem; height: auto; }
svg text { fill: var(--ink); font-size: 13px; font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); }
svg .line { fill: none; stroke-width: 2.5; }
svg .kept { fill: var(--kept); stroke: var(--kept); } svg .changed { fill: var(--changed); stroke: var(--changed); }
svg .removed { fill: var(--removed); stroke: var(--removed); } svg .added { fill: var(--added); stroke: var(--added); }
svg rect { stroke: none !important; } svg .line { fill: none; } svg .name { stroke: none; font-weight: 600; }
i.kept { background: var(--kept); } i.changed { background: var(--changed); }
i.removed { background: var(--removed); } i.added { background: var(--added); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 0; font-variant-numeric: tabular-nums; font-size: .925rem; }
caption { text-align: left; color: var(--soft); padding-bottom: .25rem; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; white-space: nowrap; }
code { font-size: .85em; overflow-wrap: anywhere; }
summary { cursor: pointer; margin-top: .75rem; color: var(--soft); }
@media print { body { max-width: none; padding: 0; } h2 { break-after: avoid; } svg, tr { break-inside: avoid; } }
`;
