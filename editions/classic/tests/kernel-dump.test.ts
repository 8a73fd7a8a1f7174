import { it } from 'vitest';
import { play } from './table.ts';
it('dump', () => {
  for (const m of ['01','02','03','04','05','06','07','08','09','10']) {
    const s0 = play({ mission: m, heroes: { ned: {} }, turn: 'ned' });
    const b = s0.game.context.board;
    const s = play({ mission: m, heroes: { ned: {} }, turn: 'ned', doors: Object.fromEntries(b.doors.map(d=>[d.id,'open'])) });
    const v = s.game.view; const n = b.zones.length; let k=0;
    for (let i=0;i<n;i++) for(let j=i+1;j<n;j++) if (v.sight[i*n+j]!==255 && v.sight[i*n+j]!==v.distance[i*n+j] && k++<3) console.log(m,b.zones[i].id,b.zones[j].id,v.sight[i*n+j],v.distance[i*n+j]);
  }
});
