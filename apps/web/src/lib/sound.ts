/**
 * Short, dry, wooden sounds, made on the spot: no files. Nothing is told by sound alone.
 * A browser lets a page make sounds only after the first touch or key; until then they are left out.
 */
export type SoundName = 'lay' | 'draw' | 'turn' | 'mau' | 'caught' | 'penalty' | 'refusal' | 'roundOver';

export interface SoundWish {
  /** 0 … 1. */
  readonly volume: number;
  /** Height of a growing penalty: semitones above the first. */
  readonly level?: number;
}

/** Loudness of the three choices; `off` makes nothing. */
export const VOLUME = { full: 1, quiet: 0.35, off: 0 } as const;
/** What others do is 6 dB softer than what one does oneself. */
export const OTHERS_VOLUME = 0.5;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Made at the first touch or key, when the browser allows it. */
export function wakeSound(): void {
  if (typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

function noiseBuffer(audio: AudioContext): AudioBuffer {
  if (noise !== undefined) return noise;
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16_807) % 2_147_483_647;
    samples[i] = state / 1_073_741_823 - 1;
  }
  noise = buffer;
  return buffer;
}

interface Hit {
  /** Seconds from now. */
  readonly at: number;
  readonly hz: number;
  readonly seconds: number;
  readonly gain: number;
}

/** A falling level, so that a sound dies away like wood. */
function fading(audio: AudioContext, { at, seconds, gain }: Hit): GainNode {
  const level = audio.createGain();
  const start = audio.currentTime + at;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(Math.max(gain, 0.0002), start + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  level.connect(audio.destination);
  return level;
}

/** A knock: a short tone that drops, and a click of filtered noise. */
function knock(audio: AudioContext, hit: Hit): void {
  const level = fading(audio, hit);
  const tone = audio.createOscillator();
  const start = audio.currentTime + hit.at;
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(hit.hz * 1.6, start);
  tone.frequency.exponentialRampToValueAtTime(hit.hz, start + 0.03);
  tone.connect(level);
  tone.start(start);
  tone.stop(start + hit.seconds);
  rustle(audio, { ...hit, hz: hit.hz * 6, seconds: 0.03, gain: hit.gain * 0.4 });
}

/** Paper: noise through a band around `hz`. */
function rustle(audio: AudioContext, hit: Hit): void {
  const source = audio.createBufferSource();
  source.buffer = noiseBuffer(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hit.hz;
  band.Q.value = 0.9;
  source.connect(band).connect(fading(audio, hit));
  source.start(audio.currentTime + hit.at, 0, hit.seconds);
}

/** A spoon on enamel: two partials that are no harmony. */
function spoon(audio: AudioContext, hit: Hit): void {
  for (const [partial, share] of [
    [1, 0.6],
    [2.76, 0.4],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = hit.hz * partial;
    tone.connect(fading(audio, { ...hit, gain: hit.gain * share }));
    tone.start(audio.currentTime + hit.at);
    tone.stop(audio.currentTime + hit.at + hit.seconds);
  }
}

const SEMITONE = 2 ** (1 / 12);
const PENALTY_LEVEL_MAX = 12;

const PLAYERS: Readonly<Record<SoundName, (audio: AudioContext, volume: number, level: number) => void>> = {
  lay: (audio, v) => rustle(audio, { at: 0, hz: 1800, seconds: 0.09, gain: 0.5 * v }),
  draw: (audio, v) => rustle(audio, { at: 0, hz: 900, seconds: 0.12, gain: 0.4 * v }),
  turn: (audio, v) => {
    knock(audio, { at: 0, hz: 220, seconds: 0.09, gain: 0.5 * v });
    knock(audio, { at: 0.09, hz: 260, seconds: 0.09, gain: 0.5 * v });
  },
  mau: (audio, v) => knock(audio, { at: 0, hz: 330, seconds: 0.12, gain: 0.6 * v }),
  caught: (audio, v) => spoon(audio, { at: 0, hz: 980, seconds: 0.25, gain: 0.4 * v }),
  penalty: (audio, v, level) =>
    knock(audio, { at: 0, hz: 180 * SEMITONE ** Math.min(level, PENALTY_LEVEL_MAX), seconds: 0.12, gain: 0.6 * v }),
  refusal: (audio, v) => knock(audio, { at: 0, hz: 90, seconds: 0.08, gain: 0.5 * v }),
  roundOver: (audio, v) => {
    for (const [i, hz] of [660, 830, 990].entries()) {
      spoon(audio, { at: i * 0.13, hz, seconds: 0.24, gain: 0.35 * v });
    }
  },
};

export function playSound(name: SoundName, { volume, level = 0 }: SoundWish): void {
  if (context === undefined || context.state !== 'running' || volume === 0) return;
  PLAYERS[name](context, volume, level);
}

/** Vibration by what happened, in ms on and off. */
const BUZZ: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  lay: [12],
  turn: [30],
  refusal: [20, 40, 20],
  caught: [60],
};
const PENALTY_BUZZES_MAX = 4;

export function vibrate(name: SoundName, level = 0): void {
  // Before the first touch browsers refuse, and complain.
  if (typeof navigator.vibrate !== 'function' || !navigator.userActivation?.hasBeenActive) return;
  const pattern =
    name === 'penalty'
      ? Array.from({ length: Math.min(level + 1, PENALTY_BUZZES_MAX) }, () => [15, 40]).flat()
      : BUZZ[name];
  if (pattern !== undefined) navigator.vibrate([...pattern]);
}
