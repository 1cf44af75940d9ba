/** Sounds in which nobody says anything, as sources of ffmpeg's: some to tune by, others kept apart to judge by. */
export const SOUNDS: Record<'tuning' | 'judging', Record<string, string>> = {
  tuning: {
    'white noise': 'anoisesrc=d=12:c=white:a=0.3:seed=1',
    'pink noise': 'anoisesrc=d=12:c=pink:a=0.5:seed=2',
    engine:
      "aevalsrc='0.5*sin(2*PI*45*t)*(0.6+0.4*sin(2*PI*11*t))+0.2*sin(2*PI*90*t)+0.1*(random(0)-0.5)':d=12:s=16000",
    siren: "aevalsrc='0.4*sin(2*PI*(900*t+120*sin(2*PI*0.5*t)))':d=12:s=16000",
    'two tones': "aevalsrc='0.4*sin(2*PI*if(lt(mod(t,1.2),0.6),435,580)*t)':d=12:s=16000",
    chords:
      "aevalsrc='0.15*(sin(2*PI*262*t)+sin(2*PI*330*t)+sin(2*PI*392*t)+0.5*sin(2*PI*131*t))*exp(-2*mod(t,0.8))':d=12:s=16000",
    melody:
      "aevalsrc='0.3*sin(2*PI*220*pow(2,floor(mod(3.1*t,12))/12)*t)*exp(-3*mod(3.1*t,1))+0.1*sin(2*PI*110*t)':d=12:s=16000",
    // Pulses like those of a voice, through resonances that wander like a mouth's.
    mumbling:
      "aevalsrc='0.5*(mod(t*120,1)-0.5)*(0.5+0.5*sin(2*PI*3.1*t))*(1+sin(2*PI*(500+250*sin(2*PI*1.7*t))*t))*(1+0.7*sin(2*PI*(1500+500*sin(2*PI*2.3*t))*t))':d=12:s=16000",
    'pumping water': 'anoisesrc=d=12:c=brown:a=0.9:seed=3,tremolo=f=6:d=0.8',
    beeping: "aevalsrc='0.5*sin(2*PI*3100*t)*lt(mod(t,1),0.5)':d=12:s=16000",
    'brown noise': 'anoisesrc=d=12:c=brown:a=0.8:seed=4',
    'violet noise': 'anoisesrc=d=12:c=violet:a=0.4:seed=5',
    'diesel and fan':
      "aevalsrc='0.4*sin(2*PI*32*t)*(0.5+0.5*sin(2*PI*7*t))+0.3*sin(2*PI*64*t)+0.15*sin(2*PI*410*t)+0.2*(random(0)-0.5)':d=12:s=16000",
    wailing: "aevalsrc='0.4*sin(2*PI*(700*t+900*(1-cos(2*PI*0.18*t))))':d=12:s=16000",
    yelping: "aevalsrc='0.4*sin(2*PI*(1000*t+90*sin(2*PI*3.3*t)))':d=12:s=16000",
    organ:
      "aevalsrc='0.12*(sin(2*PI*196*t)+sin(2*PI*294*t)+sin(2*PI*392*t)+sin(2*PI*494*t))*(0.7+0.3*sin(2*PI*5*t))':d=12:s=16000",
    'plucked strings':
      "aevalsrc='0.25*(mod(t*165*pow(2,floor(mod(2.3*t,7))/12),1)-0.5)*exp(-4*mod(2.3*t,1))+0.2*(mod(t*82,1)-0.5)*exp(-2*mod(0.6*t,1))':d=12:s=16000",
    humming:
      "aevalsrc='0.4*(mod(t*(180+30*sin(2*PI*0.7*t)),1)-0.5)*(0.5+0.5*sin(2*PI*1.9*t))*(1+sin(2*PI*(420+120*sin(2*PI*0.9*t))*t))':d=12:s=16000",
    'hissing breath': 'anoisesrc=d=12:c=pink:a=0.6:seed=6,tremolo=f=0.4:d=0.95,highpass=f=500',
    'backing up': "aevalsrc='0.5*sin(2*PI*1250*t)*lt(mod(t,1.1),0.5)+0.1*sin(2*PI*60*t)':d=12:s=16000",
  },
  judging: {
    'blue noise': 'anoisesrc=d=12:c=blue:a=0.4:seed=7',
    'velvet noise': 'anoisesrc=d=12:c=velvet:a=0.6:seed=8',
    generator:
      "aevalsrc='0.4*(mod(t*58,1)-0.5)+0.3*sin(2*PI*116*t)*(0.8+0.2*sin(2*PI*3*t))+0.15*(random(0)-0.5)':d=12:s=16000",
    'air horn': "aevalsrc='0.2*((mod(t*311,1)-0.5)+(mod(t*370,1)-0.5))*lt(mod(t,3),1.7)':d=12:s=16000",
    'low alert': "aevalsrc='0.4*sin(2*PI*if(lt(mod(t,0.5),0.25),520,650)*t)*lt(mod(t,4),3)':d=12:s=16000",
    'slow chords':
      "aevalsrc='0.12*(sin(2*PI*220*t)+sin(2*PI*277*t)+sin(2*PI*330*t)+sin(2*PI*440*t))*(0.5-0.5*cos(2*PI*0.5*t))':d=12:s=16000",
    tune: "aevalsrc='0.3*(mod(t*196*pow(2,floor(mod(4*t,9))/9),1)-0.5)*exp(-5*mod(4*t,1))':d=12:s=16000",
    muttering:
      "aevalsrc='0.5*(mod(t*(105+15*sin(2*PI*0.6*t)),1)-0.5)*(0.5+0.5*sin(2*PI*4.3*t))*(1+sin(2*PI*(600+300*sin(2*PI*2.1*t))*t))*(1+0.6*sin(2*PI*(1700+400*sin(2*PI*3.1*t))*t))':d=12:s=16000",
    'spraying water': 'anoisesrc=d=12:c=white:a=0.4:seed=9,tremolo=f=2.5:d=0.6,lowpass=f=5000',
    chirping: "aevalsrc='0.5*sin(2*PI*(2900*t+400*mod(t,0.3)*t))*lt(mod(t,6),0.4)+0.02*(random(0)-0.5)':d=12:s=16000",
  },
};
