import {Session} from 'node:inspector/promises';
import { readFileSync } from 'node:fs';
const b='/tmp/wt/core/build/';
const { heardOf } = await import(b+'extraction/reader/heard.js');
const { tokeniser } = await import(b+'extraction/reader/word-pieces.js');
const { MODEL_FOLDER } = await import(b+'extraction/reader/encoder.js');
const { decide } = await import(b+'extraction/decide/decide.js');
const { assemble } = await import(b+'neris/assemble.js');
const columns = JSON.parse(readFileSync(`${MODEL_FOLDER}reader.json`, 'utf8'));
const split = tokeniser(readFileSync(`${MODEL_FOLDER}words.txt`, 'utf8'));
const {words,claimed,step}=JSON.parse(process.argv[2]); const size=Number(process.argv[3]);
function written(words,size){let text='';for(let n=1;text.length<size;)for(const w of words)text+=`${w.replaceAll('#',()=>String(n++%10000))} `;return text.slice(0,size);}
function enc(t){const pieces=split(t);const width=columns.concepts.length;const concept=new Float32Array(pieces.length*width).fill(0.001);const every=Math.max(1,Math.round(1/claimed));for(let i=0;i<pieces.length;i+=every)for(let k=i%step;k<width;k+=step)concept[i*width+k]=0.95;
return {pieces,concept,scope:new Float32Array(pieces.length*columns.scopes.length).map((_,i)=>i%7===0?0.9:0.1),ask:new Float32Array(pieces.length*2*64).fill(.5),answer:new Float32Array(pieces.length*2*64).fill(.5),whole:new Float32Array(width).fill(.95)};}
const t=written(words,size); const h=heardOf(t,enc(t),columns);
const s=new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.start');
const t0=performance.now(); const e=decide({transcript:t,department:{neris_id:'FD24031901',name:'M',city:'Gaithersburg',state:'MD'},receivedAt:new Date('2026-03-14T23:00:00Z')},h); const t1=performance.now(); const a=assemble(e); const t2=performance.now();
const {profile}=await s.post('Profiler.stop');
for (const [k,v] of Object.entries(a.svc_report)) { const l=JSON.stringify(v)?.length; if (l>100000) console.log(k,l); } console.log('decide',(t1-t0).toFixed(0),'assemble',(t2-t1).toFixed(0),'filled',e.filled.length,'json',JSON.stringify(a).length);
const self=new Map(); const dt=profile.timeDeltas; const idx=new Map(profile.nodes.map(n=>[n.id,n]));
profile.samples.forEach((id,i)=>{const n=idx.get(id).callFrame; const k=`${n.functionName} ${n.url.split('build/')[1]??n.url}:${n.lineNumber+1}`; self.set(k,(self.get(k)??0)+dt[i]/1000);});
for (const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,9)) console.log(v.toFixed(0).padStart(7),k);
