// FFmpeg's AAC decoder with five doors: one packet in, the samples of its channels out. Built by script/aac/build.

#include <libavcodec/avcodec.h>
#include <libavutil/mem.h>
#include <string.h>

// Of a frame: eight channels.
#define CHANNELS 8

static AVCodecContext *context;
static AVPacket *packet;
static AVFrame *frame;
static uint8_t *room;
static int room_size;

// Where the next bytes are to be put.
__attribute__((export_name("room"))) uint8_t *make_room(int size) {
  if (size > room_size) {
    av_free(room);
    room = av_mallocz(size + AV_INPUT_BUFFER_PADDING_SIZE);
    room_size = room ? size : 0;
  }
  if (room) memset(room + size, 0, room_size - size + AV_INPUT_BUFFER_PADDING_SIZE);
  return room;
}

// Begins a recording. The room holds its AudioSpecificConfig, of no bytes where each packet has a header of its own.
__attribute__((export_name("begin"))) int begin(int size) {
  av_log_set_level(AV_LOG_QUIET);
  avcodec_free_context(&context);
  if (!packet) packet = av_packet_alloc();
  if (!frame) frame = av_frame_alloc();
  context = avcodec_alloc_context3(avcodec_find_decoder(AV_CODEC_ID_AAC));
  if (!context || !packet || !frame) return -1;
  if (size > 0) {
    context->extradata = av_mallocz(size + AV_INPUT_BUFFER_PADDING_SIZE);
    if (!context->extradata) return -1;
    memcpy(context->extradata, room, size);
    context->extradata_size = size;
  }
  return avcodec_open2(context, context->codec, NULL);
}

// Decodes the packet in the room; how many samples of each channel came out.
__attribute__((export_name("decode"))) int decode(int size) {
  packet->data = room;
  packet->size = size;
  int failed = avcodec_send_packet(context, packet);
  if (!failed) failed = avcodec_receive_frame(context, frame);
  return failed || frame->format != AV_SAMPLE_FMT_FLTP ? 0 : frame->nb_samples;
}

__attribute__((export_name("rate"))) int rate(void) { return frame->sample_rate; }

__attribute__((export_name("channels"))) int channels(void) {
  return frame->ch_layout.nb_channels < CHANNELS ? frame->ch_layout.nb_channels : CHANNELS;
}

__attribute__((export_name("channel"))) uint8_t *channel(int number) { return frame->extended_data[number]; }
