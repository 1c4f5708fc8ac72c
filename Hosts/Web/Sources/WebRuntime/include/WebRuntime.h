#ifndef TOUCHSTONE_WEB_RUNTIME_H
#define TOUCHSTONE_WEB_RUNTIME_H
#ifdef __wasm__
/// Tells the page the completed part of a long call, from 0 to 1.
__attribute__((import_module("env"), import_name("webruntime_progress"))) void webruntime_progress(double part);
#endif
#endif
